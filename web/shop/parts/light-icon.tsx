import { createElement, type ReactElement } from 'react'

interface IconData {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}
interface IconProps {
  readonly size?: number
  readonly strokeWidth?: number
  readonly className?: string
  readonly 'aria-hidden'?: 'true'
}

/**
 * What icons of lucide-react are made with in the shoppers' build (build-options.ts): the same picture, without what their
 * own component can do beside, and without what styles/base.css says of all of them: a page has many icons, each is sent and
 * brought to life.
 */
export default function createLightIcon({ size: drawn, node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = drawn, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        // An attribute, so that the place of an icon may give another; a rule of a sheet would win over it.
        strokeWidth: 2,
        className: `icon ${className}`.trim(),
        ...rest,
      },
      shapes,
    )
}
