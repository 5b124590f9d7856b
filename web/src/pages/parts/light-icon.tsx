import { createElement, type ReactElement } from 'react'

interface IconData {
  readonly name: string
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}
interface IconProps {
  readonly size?: number
  readonly className?: string
  readonly 'aria-hidden'?: 'true'
}

/**
 * What icons of lucide-react are made with in the shoppers' build (build-options.ts): the same picture, without what their
 * own component can do beside; a page has many icons, and each is brought to life.
 */
export default function createLightIcon({ name, size: drawn, node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = drawn, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...rest,
      },
      shapes,
    )
}
