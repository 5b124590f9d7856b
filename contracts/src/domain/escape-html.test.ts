import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('keeps text inside its attribute', () => {
  expect(escapeHtml('"><img src=x> & \'')).toBe("&quot;&gt;&lt;img src=x&gt; &amp; '")
})
