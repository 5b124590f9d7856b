import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { ReactNode } from 'react'
import pillow from '../../photos/jastuk-1.webp'
import lamp from '../../photos/lampa-1.webp'
import massager from '../../photos/masazer-1.webp'

/** The first screen of a template, small. Shoppers' pages are light in both modes, so these are too. */
export function TemplatePreview({ templateName }: { templateName: TemplateName }) {
  return (
    <span
      aria-hidden="true"
      className="block h-43 w-28 shrink-0 overflow-hidden rounded-control border border-line bg-white text-[6px]/[8px] text-n900"
    >
      {SCREENS[templateName]}
    </span>
  )
}

const Line = ({ className }: { className: string }) => <span className={`block rounded-full ${className}`} />

const SCREENS: Readonly<Record<TemplateName, ReactNode>> = {
  Minimalistic: (
    <>
      <span className="flex items-center justify-between px-2 py-1.5 font-bold">
        Mirna noć
        <span className="rounded-[2px] border border-t700 px-1 text-t700">Poruči</span>
      </span>
      <img src={pillow} alt="" className="h-24 w-full object-cover" />
      <span className="flex gap-1 px-2 py-1.5">
        {['object-left', 'object-center', 'object-right', 'object-top'].map((part) => (
          <img key={part} src={pillow} alt="" className={`h-4 w-5 rounded-[2px] object-cover ${part}`} />
        ))}
      </span>
      <span className="block px-2 text-[9px]/[10px] font-extrabold tracking-tight">
        Probudite se
        <br />
        odmornog vrata
      </span>
      <Line className="mx-2 mt-1.5 h-1 w-16 bg-n200" />
    </>
  ),
  'Sales Template': (
    <span className="block h-full bg-loud">
      <span className="block bg-n900 py-1 text-center font-bold text-loud">EU KVALITET | 60% POPUST</span>
      <span className="flex justify-between px-2 py-1 font-extrabold">
        LUMA <span className="font-semibold">Besplatna dostava</span>
      </span>
      <span className="relative block px-1.5">
        <img src={lamp} alt="" className="h-24 w-full rounded-[2px] object-cover" />
        <span className="absolute top-1 right-2.5 grid size-5.5 place-items-center rounded-full bg-danger font-bold text-white">
          −33%
        </span>
      </span>
      <span className="block px-2 pt-1.5 text-[9.5px]/[10px] font-black tracking-tight">
        Čitajte do kasno.
        <br />
        Oči neće znati.
      </span>
      <span className="mx-1.5 mt-1 block rounded-[2px] bg-n900 py-1 text-center font-bold text-loud">PORUČI</span>
    </span>
  ),
  'Advertorial Template': (
    <>
      <span className="block bg-t900 py-1 text-center text-white">Besplatna dostava širom Srbije</span>
      <span className="flex items-center justify-between border-b border-n200 px-2 py-1 font-story text-[8px] font-bold">
        Pulse <span className="rounded-[2px] bg-a400 px-1 font-sans text-[6px]">Poruči</span>
      </span>
      <span className="block px-2 pt-1.5 text-[5px] font-bold tracking-wide text-t700">
        PROMOTIVNI TEKST · ZDRAVLJE
      </span>
      <span className="block px-2 pt-0.5 font-story text-[10.5px]/[11.5px] font-bold tracking-tight">
        Posle osam sati za ekranom vrat mi je bio kao daska
      </span>
      <span className="block space-y-1 px-2 py-1.5">
        <Line className="h-0.75 bg-n200" />
        <Line className="h-0.75 bg-n200" />
        <Line className="h-0.75 w-2/3 bg-n200" />
      </span>
      <img src={massager} alt="" className="h-20 w-full object-cover object-top" />
    </>
  ),
}
