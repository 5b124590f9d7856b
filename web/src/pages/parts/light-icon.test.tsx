import { render } from '@testing-library/react'
import { Check } from 'lucide-react'
import { expect, it } from 'vitest'
import createLightIcon from './light-icon.tsx'

const LightCheck = createLightIcon({
  name: 'check',
  size: 24,
  node: [['path', { d: 'M20 6 9 17l-5-5', key: '1gmf2c' }]],
})

it('draws what the icon of lucide-react draws', () => {
  const drawn = (icon: Parameters<typeof render>[0]) => {
    const svg = render(icon).container.querySelector('svg')
    const attributes = Object.fromEntries(Array.from(svg?.attributes ?? [], ({ name, value }) => [name, value]))
    return { ...attributes, class: new Set(attributes.class?.split(' ')), shapes: svg?.innerHTML }
  }
  expect(drawn(<LightCheck size={20} className="tick" aria-hidden="true" />)).toEqual(
    drawn(<Check size={20} className="tick" aria-hidden="true" />),
  )
  expect(drawn(<LightCheck aria-hidden="true" />)).toEqual(drawn(<Check aria-hidden="true" />))
})
