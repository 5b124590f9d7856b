import { expect, it } from 'vitest'
import { isSandbox } from './preview-domain.tsx'

it('knows the hosts of code sandboxes from a shop’s own', () => {
  const sandboxes = ['a-b.id.replit.dev', 'x7k.csb.app', 'proba.stackblitz.io', '8080-x.ws-eu1.gitpod.io']
  expect(sandboxes.map(isSandbox)).toEqual([true, true, true, true])
  expect(['izlog.rs', 'localhost', 'mojreplit.dev', 'csb.app.prodavnica.rs'].map(isSandbox)).toEqual(
    Array(4).fill(false),
  )
})
