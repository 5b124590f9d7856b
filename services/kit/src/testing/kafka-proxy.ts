import { type TcpProxy, type TcpProxyOptions, tcpProxy } from './tcp-proxy.ts'

/**
 * A proxy for Kafka. A broker announces its own address, and clients would connect to it without the proxy. So the proxy replaces that
 * address by its own in the broker's answers.
 */
export async function kafkaProxy(brokers: string, options: Pick<TcpProxyOptions, 'port'> = {}): Promise<TcpProxy> {
  const [host = '', brokerPort = ''] = brokers.split(':')
  const advertised = addressOf(host, Number(brokerPort))
  const proxy = await tcpProxy(Number(brokerPort), {
    ...options,
    rewrite(answer) {
      const own = addressOf(host, proxy.port)
      for (let at = answer.indexOf(advertised); at >= 0; at = answer.indexOf(advertised, at + 1)) own.copy(answer, at)
      return answer
    },
  })
  return proxy
}

/** An address in the protocol's encoding: the length of the host, the host, then the port. */
function addressOf(host: string, port: number): Buffer {
  const address = Buffer.alloc(2 + host.length + 4)
  address.writeInt16BE(host.length, 0)
  address.write(host, 2)
  address.writeInt32BE(port, 2 + host.length)
  return address
}
