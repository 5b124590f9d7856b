import { type StorefrontFilter, searchOf } from '@izlog/contracts/domain/storefront-address'
import type { AnchorHTMLAttributes } from 'react'
import { onPlainClick } from './on-plain-click.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: StorefrontFilter
  readonly onFollow: (to: StorefrontFilter) => void
}

/** A link to another filter of the storefront: applied in place, or by its address without scripts. */
export const FilterLink = ({ to, onFollow, ...rest }: LinkProps) => (
  <a {...rest} href={searchOf(to) || '?'} onClick={onPlainClick(() => onFollow(to))} />
)
