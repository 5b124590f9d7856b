import {
  CROSS_SYNC_MESSAGES,
  CrossSyncTestRequest,
  CrossSyncTestResponse,
  PeerResponse,
} from '@izlog/contracts/http/cross-sync'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, Router } from 'express'
import { type ReceivePeerDeps, receiveTest, receiveWebsite } from '../use-cases/receive-peer.ts'
import { PEER_CREATE_PATH } from '../use-cases/sync-website.ts'
import { PEER_TEST_PATH, type TestCrossSyncDeps, testCrossSync } from '../use-cases/test-cross-sync.ts'

/** Tests between installations, and the endpoints that other installations call, authenticated by signature. */
export const crossSyncRoutes = (deps: ReceivePeerDeps & TestCrossSyncDeps): Router =>
  Router()
    .post('/api/cross-sync/test', allow('signedIn'), async (req, res) => {
      const { userEmail } = read(CrossSyncTestRequest, req.body)
      const own = { catalogUrl: `http://127.0.0.1:${req.socket.localPort}`, headers: sessionOf(req) }
      res.json(CrossSyncTestResponse.parse(await testCrossSync(deps, callerOf(req), userEmail, own)))
    })
    .post(PEER_TEST_PATH, allow('public'), async (req, res) => {
      await receiveTest(deps, sentByPeer(req))
      res.json(PeerResponse.parse({ message: CROSS_SYNC_MESSAGES.ready, websiteUrl: null }))
    })
    .post(PEER_CREATE_PATH, allow('public'), async (req, res) => {
      const websiteUrl = await receiveWebsite(deps, sentByPeer(req), callerGone(res))
      res.json(PeerResponse.parse({ message: 'Stranica je objavljena', websiteUrl }))
    })

/** The caller's own session headers, passed on. */
function sessionOf(req: Request): Record<string, string> {
  const { authorization, cookie } = req.headers
  return { ...(authorization ? { authorization } : {}), ...(cookie ? { cookie } : {}) }
}

/** The body is parsed and serialized the way its sender did, so that the signature covers exactly the content that is used. */
const sentByPeer = (req: Request) => ({
  signed: {
    timestamp: req.get('x-sync-timestamp') ?? '',
    id: req.get('x-sync-id') ?? '',
    path: req.path,
    body: JSON.stringify(req.body),
  },
  signature: req.get('x-sync-signature') ?? '',
  content: req.body,
})
