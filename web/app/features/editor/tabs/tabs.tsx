import type { Website } from '@izlog/contracts/domain/website'
import {
  FileText,
  Globe,
  Image,
  type LucideIcon,
  Newspaper,
  PackagePlus,
  Palette,
  ShoppingBag,
  Tag,
  Truck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tab } from '../model/fields.ts'
import { AdvertorialTab } from './advertorial-tab.tsx'
import { ColoursTab } from './colours-tab.tsx'
import { ContentTab } from './content-tab.tsx'
import { ImagesTab } from './images-tab.tsx'
import { PricingTab } from './pricing-tab.tsx'
import { ShopifyTab } from './shopify-tab.tsx'
import { DomainTab, TrackifyTab } from './simple-tabs.tsx'

export interface EditorTab {
  readonly value: Tab
  readonly label: string
  readonly Icon: LucideIcon
  readonly content: ReactNode
}

/** The editor's tabs in the order of docs/product/builder.md 2.6; the Advertorial Template has one more, and Shopify follows. */
export const tabsOf = (
  website: Website,
  upsellTab: ((website: Website) => ReactNode) | undefined,
): readonly EditorTab[] => [
  { value: 'content', label: 'Sadržaj', Icon: FileText, content: <ContentTab /> },
  { value: 'images', label: 'Slike', Icon: Image, content: <ImagesTab /> },
  { value: 'colors', label: 'Boje', Icon: Palette, content: <ColoursTab /> },
  { value: 'pricing', label: 'Cene', Icon: Tag, content: <PricingTab /> },
  ...(website.templateName === 'Advertorial Template'
    ? [{ value: 'advertorial', label: 'Advertorial', Icon: Newspaper, content: <AdvertorialTab /> } as const]
    : []),
  { value: 'trackify', label: 'Trackify', Icon: Truck, content: <TrackifyTab /> },
  ...(upsellTab ? [{ value: 'upsell', label: 'Upsell', Icon: PackagePlus, content: upsellTab(website) } as const] : []),
  { value: 'domain', label: 'Domen', Icon: Globe, content: <DomainTab /> },
  { value: 'shopify', label: 'Shopify', Icon: ShoppingBag, content: <ShopifyTab /> },
]
