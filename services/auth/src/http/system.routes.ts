import {
  DeadLetterPage,
  DeadLetterPlace,
  DeadLetterPlaces,
  DropDeadLettersRequest,
  DroppedDeadLetters,
  OpenDeadLetterRequest,
  OpenedDeadLetter,
  ReplayedDeadLetters,
  SystemGroups,
  SystemParts,
} from '@izlog/contracts/http/system'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { Router } from 'express'
import {
  type DeadLetterDeps,
  dropDeadLetters,
  listDeadLetterPlaces,
  listDeadLetters,
  openDeadLetter,
  replayDeadLetters,
} from '../use-cases/handle-dead-letters.ts'
import { readGroups, readParts, type WatchSystemDeps } from '../use-cases/watch-system.ts'

export type SystemRouteDeps = DeadLetterDeps & WatchSystemDeps

const LETTERS = '/api/admin/system/dead-letters'

/** What the operator's page shows of processes and Kafka, and does with dead letters. */
export const systemRoutes = (deps: SystemRouteDeps): Router =>
  Router()
    .get('/api/admin/system/parts', allow('admin'), async (_req, res) => {
      res.json(SystemParts.parse(await readParts(deps)))
    })
    .get('/api/admin/system/groups', allow('admin'), async (_req, res) => {
      res.json(SystemGroups.parse({ groups: await readGroups(deps) }))
    })
    .get(LETTERS, allow('admin'), async (_req, res) => {
      res.json(DeadLetterPlaces.parse({ places: await listDeadLetterPlaces(deps) }))
    })
    .get(`${LETTERS}/:topic/:group`, allow('admin'), async (req, res) => {
      res.json(DeadLetterPage.parse(await listDeadLetters(deps, read(DeadLetterPlace, req.params))))
    })
    .post(`${LETTERS}/:topic/:group/open`, allow('admin'), async (req, res) => {
      const place = read(DeadLetterPlace, req.params)
      const { offset } = read(OpenDeadLetterRequest, req.body)
      res.json(OpenedDeadLetter.parse(await openDeadLetter(deps, place, offset, initiatorOf(req))))
    })
    .post(`${LETTERS}/:topic/:group/replay`, allow('admin'), async (req, res) => {
      const place = read(DeadLetterPlace, req.params)
      res.json(ReplayedDeadLetters.parse(await replayDeadLetters(deps, place, initiatorOf(req))))
    })
    .post(`${LETTERS}/:topic/:group/drop`, allow('admin'), async (req, res) => {
      const place = read(DeadLetterPlace, req.params)
      const { upTo } = read(DropDeadLettersRequest, req.body)
      res.json(DroppedDeadLetters.parse({ dropped: await dropDeadLetters(deps, place, upTo, initiatorOf(req)) }))
    })
