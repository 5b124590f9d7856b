import { Monitor, Smartphone } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { PageAddress } from './page-address.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewBadge } from './preview-mode-switch.tsx'

type Device = 'phone' | 'desktop'

/** The screens that the preview imitates, CSS px. */
const PHONE = { width: 390, height: 844 }
const DESKTOP_WIDTH = 1280

/** The live preview on the right, as a phone or a desktop, scaled to the available space (docs/product/builder.md 2.6). */
export function PreviewPane({ onPick }: { onPick: (field: string) => void }) {
  const { website } = useEditor()
  const [device, setDevice] = useState<Device>('phone')
  return (
    <section aria-label="Pregled" className="flex min-h-0 min-w-0 flex-col bg-n200 max-lg:hidden">
      <div className="flex items-center gap-2.5 px-4 py-3">
        <PageAddress customUrl={website.customUrl} />
        <PreviewBadge />
        <DeviceSwitch device={device} onChange={setDevice} />
      </div>
      <Stage device={device} onPick={onPick} />
    </section>
  )
}

function Stage({ device, onPick }: { device: Device; onPick: (field: string) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const isPhone = device === 'phone'
  const scale = isPhone ? 1 : Math.min(1, room.width / DESKTOP_WIDTH || 1)
  const width = isPhone ? Math.min(PHONE.width, room.width || PHONE.width) : DESKTOP_WIDTH
  const height = isPhone ? Math.min(PHONE.height, room.height) : room.height / scale
  return (
    <div ref={stage} className="mx-4 mb-4 flex min-h-0 flex-1 justify-center overflow-hidden">
      <div
        className={
          isPhone
            ? 'shrink-0 overflow-hidden rounded-[1.75rem] border-8 border-n900 bg-white shadow-2'
            : 'shrink-0 overflow-hidden rounded-card border border-edge bg-white shadow-2'
        }
        style={{
          width: isPhone ? width + 16 : width * scale,
          height: isPhone ? Math.min(height, PHONE.height + 16) : height * scale,
        }}
      >
        <PreviewFrame
          onPick={onPick}
          className="block origin-top-left border-0 bg-white"
          style={{ width, height: isPhone ? height - 16 : height, transform: scale === 1 ? 'none' : `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const itemClass =
    'grid size-8 place-items-center rounded-control text-n600 hover:text-n900 data-[state=on]:bg-white data-[state=on]:text-n900 data-[state=on]:shadow-1'
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Uređaj u pregledu"
      value={device}
      onValueChange={(chosen) => {
        if (chosen === 'phone' || chosen === 'desktop') onChange(chosen)
      }}
      className="ml-auto flex shrink-0 gap-0.5 rounded-control bg-n300 p-0.5"
    >
      <ToggleGroup.Item value="phone" aria-label="Telefon" className={itemClass}>
        <Smartphone className="size-4" aria-hidden="true" />
      </ToggleGroup.Item>
      <ToggleGroup.Item value="desktop" aria-label="Računar" className={itemClass}>
        <Monitor className="size-4" aria-hidden="true" />
      </ToggleGroup.Item>
    </ToggleGroup.Root>
  )
}
