import { render } from '@testing-library/react'
import { Check } from 'lucide-react'
import { expect, it } from 'vitest'
import createLightIcon from './light-icon.tsx'

const LightCheck = createLightIcon({
  size: 24,
  node: [['path', { d: 'M20 6 9 17l-5-5', key: '1gmf2c' }]],
})

/** The attributes that styles/base.css sets for every icon (build.test.ts), and those that markup does not need. */
const COMMON = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

it('draws what the icon of lucide-react draws', () => {
  const drawn = (icon: Parameters<typeof render>[0]) => {
    const svg = render(icon).container.querySelector('svg')
    const attributes = Object.fromEntries(Array.from(svg?.attributes ?? [], ({ name, value }) => [name, value]))
    const own = attributes.class?.split(' ').filter((name) => !/^(icon|lucide.*)$/.test(name))
    return { ...COMMON, ...attributes, class: own, shapes: svg?.innerHTML }
  }
  expect(drawn(<LightCheck size={20} className="tick" aria-hidden="true" />)).toEqual(
    drawn(<Check size={20} className="tick" aria-hidden="true" />),
  )
  expect(drawn(<LightCheck strokeWidth={3} aria-hidden="true" />)).toEqual(
    drawn(<Check strokeWidth={3} aria-hidden="true" />),
  )
})
