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
 * Replaces the base component of lucide-react's icons in the shoppers' build (build-options.ts): the same picture, without the
 * component's other features and the attributes that styles/base.css sets for all icons: a page has many of them, and each is sent and
 * hydrated.
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
        // An attribute, so that an icon's own props can override it; a rule of the sheet could not be overridden.
        strokeWidth: 2,
        className: `icon ${className}`.trim(),
        ...rest,
      },
      shapes,
    )
}
