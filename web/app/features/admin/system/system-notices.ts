import type { DeadLetterPlaces, SystemCertificates, SystemPart, SystemParts } from '@izlog/contracts/http/system'
import { counted, pluralize } from '../../../../shared/plural.ts'
import { formatTime } from '../../../ui/format.ts'
import { type ChannelsSeen, channelNotices } from './channel-notices.ts'
import type { GroupsSeen } from './lag-trend.ts'
import type { SystemNotice } from './system-notice.ts'
import { CERTIFICATES, formatAge, HOSTS, MESSAGES_WAIT, missingText } from './system-words.ts'

/** An outbox that is older than this does not empty itself by the next try. */
const OLD_OUTBOX_S = 60

function partNotices({ part, state, instances }: SystemPart): SystemNotice[] {
  const anchor = 'delovi'
  if (state === 'away') return [{ text: `Servis ${part} ne radi: nijedan proces se ne javlja`, anchor, isGrave: true }]
  return instances.flatMap(({ state: own, missing, seenAt }): SystemNotice[] => {
    if (own === 'ready') return []
    const text =
      own === 'silent'
        ? `Jedan proces servisa ${part} se ne javlja od ${formatTime(seenAt)}`
        : `Servis ${part} nije spreman, nedostaje: ${missingText(missing)}`
    return [{ text, anchor, isGrave: state === 'not-ready' }]
  })
}

const outboxNotices = ({ outboxes }: SystemParts): SystemNotice[] =>
  outboxes
    .filter(({ ageSeconds }) => ageSeconds > OLD_OUTBOX_S)
    .map(({ service, collection, ageSeconds }) => ({
      text: `Događaji servisa ${service} (${collection}) čekaju objavu ${formatAge(ageSeconds)}`,
      anchor: 'objave',
      isGrave: true,
    }))

const groupNotices = ({ groups }: GroupsSeen): SystemNotice[] =>
  groups.flatMap(({ group, members, lag, grows }): SystemNotice[] => {
    const waits = counted(lag, MESSAGES_WAIT)
    if (members === 0 && lag > 0)
      return [{ text: `Niko ne čita u ime grupe ${group}, a čeka ${waits}`, anchor: 'kasnjenje', isGrave: true }]
    return grows ? [{ text: `Grupa ${group} kasni sve više: čeka ${waits}`, anchor: 'kasnjenje', isGrave: true }] : []
  })

function letterNotices({ places }: DeadLetterPlaces): SystemNotice[] {
  const count = places.reduce((sum, place) => sum + place.count, 0)
  if (count === 0) return []
  const unhandled = pluralize(count, ['neobrađena poruka čeka', 'neobrađene poruke čekaju', 'neobrađenih poruka čeka'])
  return [{ text: `${count}\u00a0${unhandled} Vašu odluku`, anchor: 'neobradjene', isGrave: true }]
}

function certificateNotices({ counts: { overdue = 0, ended = 0 }, items }: SystemCertificates): SystemNotice[] {
  const failed = items.filter(({ state, problem }) => state === 'missing' && problem).length
  const notice = (count: number, text: string, isGrave: boolean): SystemNotice[] =>
    count > 0 ? [{ text, anchor: 'sertifikati', isGrave }] : []
  return [
    ...notice(
      ended,
      `${counted(ended, CERTIFICATES)} ${pluralize(ended, ['je istekao', 'su istekla', 'je isteklo'])}`,
      true,
    ),
    ...notice(
      overdue,
      `${counted(overdue, CERTIFICATES)} ${pluralize(overdue, ['ističe', 'ističu', 'ističe'])} uskoro, a nije obnovljeno`,
      true,
    ),
    ...notice(
      failed,
      `${counted(failed, HOSTS)} ${pluralize(failed, ['nema', 'nemaju', 'nema'])} sertifikat jer izdavanje nije uspelo`,
      false,
    ),
  ]
}

/** What was read so far; a section that was never read is absent. */
export interface Seen {
  readonly parts: SystemParts | undefined
  readonly groups: GroupsSeen | undefined
  readonly deadLetters: DeadLetterPlaces | undefined
  readonly certificates: SystemCertificates | undefined
  readonly isKafkaAway: boolean
  readonly channels: ChannelsSeen
}

/** What needs an operator now, the gravest first. */
export function noticesOf({ parts, groups, deadLetters, certificates, isKafkaAway, channels }: Seen): SystemNotice[] {
  const kafka: SystemNotice[] = isKafkaAway
    ? [{ text: 'Kafka ne odgovara: porudžbine se primaju, a događaji čekaju', anchor: 'kasnjenje', isGrave: true }]
    : []
  const all = [
    ...kafka,
    ...(parts ? [...parts.parts.flatMap(partNotices), ...outboxNotices(parts)] : []),
    ...channelNotices(channels),
    ...(deadLetters ? letterNotices(deadLetters) : []),
    ...(groups && !isKafkaAway ? groupNotices(groups) : []),
    ...(certificates ? certificateNotices(certificates) : []),
  ]
  return all.toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave))
}
