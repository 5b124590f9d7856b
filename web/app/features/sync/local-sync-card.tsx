import { CurrentUser } from '@izlog/contracts/http/auth'
import { PublicList, SyncDashboard, WebsitePage } from '@izlog/contracts/http/catalog'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError, api } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type CheckResult, ResultList } from './result-list.tsx'

/** The endpoints that the dashboard and the builder need; a response of another shape counts as a failure. */
const ENDPOINTS: readonly { path: string; schema: z.ZodType }[] = [
  { path: '/api/auth/me', schema: CurrentUser },
  { path: '/api/websites/my', schema: WebsitePage },
  { path: '/api/sync/dashboard', schema: SyncDashboard },
  { path: '/api/dashboard/stats', schema: DashboardStats },
  { path: '/api/websites/public-list', schema: PublicList },
]

/** Calls this installation from the browser, as its screens do (docs/product/builder.md 2.9, local sync test card). */
export function LocalSyncCard() {
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const [running, setRunning] = useState(false)
  const test = async () => {
    setRunning(true)
    setResults(ENDPOINTS.map(({ path }) => ({ endpoint: `GET ${path}` })))
    const found = await Promise.all(
      ENDPOINTS.map(async (each) => {
        const result = await check(each)
        setResults((before) => before.map((one) => (one.endpoint === result.endpoint ? result : one)))
        return result
      }),
    )
    setRunning(false)
    const failed = found.filter(({ success }) => !success)
    if (failed.length === 0) toast({ title: 'Lokalna provera je uspela' })
    else {
      const description = failed.map(({ endpoint, message }) => `${endpoint}: ${message}`).join(' ')
      toast({ tone: 'bad', title: 'Lokalna provera nije uspela', description })
    }
  }
  return (
    <Card aria-labelledby="lokalna-provera">
      <div className="space-y-4 p-4 md:p-5">
        <div>
          <h2 id="lokalna-provera" className="text-section font-bold">
            Lokalna provera
          </h2>
          <p className="mt-0.5 text-fg2">Vaš pregledač poziva ovu instalaciju, sa Vašom prijavom.</p>
        </div>
        <Button onClick={() => void test()} busy={running && 'Proveravamo…'}>
          Testiraj lokalno
        </Button>
      </div>
      {results.length > 0 && <ResultList label="Rezultat lokalne provere" results={results} />}
    </Card>
  )
}

async function check({ path, schema }: (typeof ENDPOINTS)[number]): Promise<CheckResult & { success: boolean }> {
  const endpoint = `GET ${path}`
  const began = performance.now()
  try {
    await api.get(path, schema)
    return { endpoint, success: true, message: 'Odgovara', ms: Math.round(performance.now() - began) }
  } catch (error) {
    return { endpoint, success: false, message: faultOf(error), ms: Math.round(performance.now() - began) }
  }
}

/** The failure with its HTTP status, since operators read it. */
function faultOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status}: ${error.sentence ?? 'greška servera'}`
  return error instanceof TypeError ? 'Server se ne javlja' : 'Odgovor nema očekivani oblik'
}
