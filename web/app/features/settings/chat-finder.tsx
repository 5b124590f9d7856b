import type { TelegramChat } from '@izlog/contracts/http/connection-checks'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Megaphone, User, Users } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { isTyping } from '../../shared/is-typing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { findTelegramChats, TELEGRAM_CHATS } from './connection-calls.ts'

const ASK_EVERY_MS = 3000
const ASK_FOR_MS = 120_000

const KINDS: Readonly<Record<TelegramChat['kind'], { label: string; Icon: typeof User }>> = {
  private: { label: 'Razgovor sa botom', Icon: User },
  group: { label: 'Grupa', Icon: Users },
  channel: { label: 'Kanal', Icon: Megaphone },
}

interface ChatFinderProps {
  /** The bot's token, or the mask of the stored one. */
  token: string
  onChoose: (chat: TelegramChat) => void
  onClose: () => void
  /** While the chosen chat is being saved. */
  saving: boolean
}

/** Asks the bot every few seconds who has written to it, while the seller does so in Telegram. */
export function ChatFinder({ token, onChoose, onClose, saving }: ChatFinderProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed or filled in to get here is gone or saved; who has gone on to type a chat id stays there.
  useEffect(() => {
    if (document.activeElement?.getAttribute('name') !== 'telegramChatId') heading.current?.focus()
  }, [])
  const [attempt, setAttempt] = useState(1)
  const [over, setOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own time.
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ASK_FOR_MS)
    return () => clearTimeout(timer)
  }, [attempt])
  const { data, error } = useQuery({
    queryKey: [TELEGRAM_CHATS, attempt],
    queryFn: () => findTelegramChats(token),
    // Neither an earlier answer nor the token, which the function holds, is kept.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (over || state.data?.state === 'problem' ? false : ASK_EVERY_MS),
  })
  const stuck = error
    ? sentenceOf(error, 'Telegram nije upitan. Pokušajte ponovo.')
    : data?.state !== 'connected' && data?.message
  const stopped = over || data?.state === 'problem'
  const again = () => {
    setOver(false)
    setAttempt(attempt + 1)
  }
  return (
    <section aria-labelledby={id} className="space-y-3 rounded-control border border-line bg-sunken p-3">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-small font-semibold outline-none max-md:text-body">
        Javite se botu, pa izaberite čet
      </h3>
      {data?.state !== 'problem' && <Steps bot={data?.bot ?? null} />}
      <div aria-live="polite" className="space-y-3">
        {stuck && <FieldError>{stuck}</FieldError>}
        <Chats chats={data?.chats ?? []} onChoose={onChoose} saving={saving} />
        {stopped ? (
          <p className="text-small text-fg2">Više ne proveravamo ko se javio.</p>
        ) : (
          <p className="flex items-center gap-2 text-small text-fg2">
            <Spinner />
            {data?.chats.length ? 'Čekamo i druge poruke botu…' : 'Čekamo da pošaljete /start…'}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {stopped && <Button onClick={again}>Traži ponovo</Button>}
        <Button onClick={onClose} disabled={saving}>
          Odustani
        </Button>
      </div>
    </section>
  )
}

/** `bot`: its name in Telegram; null while it is unknown. */
function Steps({ bot }: { bot: string | null }) {
  return (
    <ol className="list-decimal space-y-2 pl-5 text-fg2">
      <li>
        Otvorite razgovor sa botom
        {bot ? <BotLink bot={bot}>@{bot}</BotLink> : ' u Telegramu'}
      </li>
      <li>
        Pošaljite mu <code className="font-sans font-semibold text-fg">/start</code>. Za grupu: dodajte bota u nju, pa u
        njoj napišite{' '}
        <code className="inline-block max-w-full break-all font-sans font-semibold text-fg">
          /start{bot && `@${bot}`}
        </code>
        .
      </li>
      <li>Čet se pojavi ovde. Izaberite samo onaj koji poznajete, jer botu može da piše svako.</li>
    </ol>
  )
}

const BotLink = ({ bot, children }: { bot: string; children: ReactNode }) => (
  <a
    href={`https://t.me/${encodeURIComponent(bot)}`}
    target="_blank"
    rel="noreferrer"
    className={buttonClass('secondary', 'normal', 'ml-2 max-w-full max-md:mt-1.5 max-md:ml-0')}
  >
    <span className="truncate">{children}</span>
    <ExternalLink aria-hidden="true" />
  </a>
)

function Chats({ chats, onChoose, saving }: Pick<ChatFinderProps, 'onChoose' | 'saving'> & { chats: TelegramChat[] }) {
  const list = useRef<HTMLUListElement>(null)
  const have = chats.length > 0
  // On a phone they arrive below the fold, while the steps above are read.
  useEffect(() => {
    if (!have || isTyping(document.activeElement)) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [have])
  if (!have) return null
  return (
    <ul
      ref={list}
      aria-label="Četovi bota"
      className="scroll-mt-16 scroll-mb-28 divide-y divide-line rounded-control border border-line bg-surface"
    >
      {chats.map((chat) => {
        const { label, Icon } = KINDS[chat.kind]
        return (
          <li key={chat.id}>
            <button
              type="button"
              disabled={saving}
              onClick={() => onChoose(chat)}
              className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left hover:bg-hover disabled:opacity-60"
            >
              <Icon className="size-5 shrink-0 text-fg3" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium">{chat.name}</span>{' '}
                <span className="block text-small text-fg2">{label}</span>
              </span>
              <span className="shrink-0 font-semibold text-link">Izaberi</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
