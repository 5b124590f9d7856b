import { describe, expect, it } from 'vitest'
import { answersIn } from './wrk.ts'

const OUTPUT = `Running 2s test @ http://127.0.0.1:18000/big
  1 threads and 1 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.01ms    3.94ms  44.57ms   94.61%
    Req/Sec     5.69k     1.53k    9.00k    65.00%
  Latency Distribution
     50%  122.00us
     75%  173.00us
     90%  318.00us
     99%   20.40ms
  11328 requests in 2.00s, 742.20MB read
Requests/sec:   5663.78
Transfer/sec:    371.08MB
`

describe('what wrk prints', () => {
  it('gives the rate and the latencies in ms', () => {
    expect(answersIn(OUTPUT)).toEqual({ perSecond: 5663.78, p50: 0.122, p99: 20.4 })
  })

  it.each(['  Non-2xx or 3xx responses: 3', '  Socket errors: connect 0, read 5, write 0, timeout 0'])(
    'is refused where not every answer was well:%s',
    (line) => {
      expect(() => answersIn(`${OUTPUT}${line}\n`)).toThrow(line.trim())
    },
  )
})
