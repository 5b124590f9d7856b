import type { ReactNode } from 'react'
import { Awning } from '../ui/awning.tsx'
import { Logo } from '../ui/logo.tsx'
import { Highlights } from './highlights.tsx'
import { ShopWindowPhotos } from './shop-window-photos.tsx'

interface EntranceFrameProps {
  title: string
  about: string
  children: ReactNode
}

/** A form for people who are not signed in, beside the picture of a shop window (docs/product/platform.md 1 and 2). */
export function EntranceFrame({ title, about, children }: EntranceFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:flex-row">
      <header className="bg-bar text-white lg:hidden">
        <div className="px-5 pt-7 pb-5">
          <Logo />
          <p className="mt-4 text-[1.625rem]/8 font-bold tracking-tight">AI website builder za prodaju</p>
        </div>
      </header>
      <Awning scallop={33} gap="fill-bar" className="text-t600 lg:hidden" />

      <main className="flex flex-1 flex-col px-5 pt-7 pb-8 sm:mx-auto sm:w-full sm:max-w-106 lg:mx-0 lg:w-[51.5625%] lg:max-w-none lg:flex-none lg:px-24 lg:py-10">
        <div className="max-lg:hidden">
          <Logo />
        </div>
        <div className="my-auto w-full max-w-96 max-lg:my-0 max-lg:max-w-none lg:py-12">
          <h1 className="text-[1.625rem]/8 font-bold tracking-tight lg:text-number">{title}</h1>
          <p className="mt-0.5 mb-6 text-fg2 lg:text-[0.9375rem]">{about}</p>
          {children}
        </div>
        <Highlights className="mt-8 lg:hidden" />
        <p className="text-small text-fg3 max-lg:mt-8 max-lg:text-center">© 2024 Izlog. Sva prava zadržana.</p>
      </main>

      <aside className="relative flex-1 overflow-hidden bg-bar text-white max-lg:hidden">
        <div className="absolute inset-0 flex flex-col pt-16 pl-16">
          <p className="pr-8 text-hero font-bold tracking-tight">
            AI website builder
            <br />
            za prodaju
          </p>
          <Highlights className="mt-7 pr-8" />
          <ShopWindowPhotos />
        </div>
      </aside>
    </div>
  )
}
