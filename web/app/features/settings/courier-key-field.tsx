import type { CourierCountry } from '@izlog/contracts/domain/markets'
import { CircleDashed } from 'lucide-react'
import { useRef, useState } from 'react'
import { type KeyTest, testKey } from './courier-keys.ts'
import { secretProblem } from './secrets.ts'
import { TestedField } from './tested-field.tsx'

const TEXTS: Readonly<Record<CourierCountry, { label: string; hint: string }>> = {
  Montenegro: { label: 'API ključ, Crna Gora', hint: 'Bez ključa se pošiljke za Crnu Goru i BiH ne šalju kuriru.' },
  Serbia: { label: 'API ključ, Srbija', hint: 'Bez ključa se pošiljke za Srbiju ne šalju kuriru.' },
}

interface CourierKeyFieldProps {
  country: CourierCountry
  value: string
  /** The stored key, as the server masks it. */
  stored: string | null
  test: KeyTest
  onChange: (value: string) => void
  onTested: (test: KeyTest) => void
}

/** A courier's key of one country with its status: untested, valid or invalid (docs/product/platform.md 4). */
export function CourierKeyField({ country, value, stored, test, onChange, onTested }: CourierKeyFieldProps) {
  const [testing, setTesting] = useState(false)
  const latest = useRef(value)
  latest.current = value
  const run = async () => {
    const problem = secretProblem(value, stored)
    if (problem) return onTested({ status: 'untested', sentence: problem })
    setTesting(true)
    const tested = await testKey(value, country)
    setTesting(false)
    // If the seller edited the key meanwhile, the result belongs to another key.
    if (latest.current === value) onTested(tested)
  }
  const { label, hint } = TEXTS[country]
  return (
    <TestedField
      label={label}
      value={value}
      onChange={onChange}
      onTest={() => void run()}
      testing={testing}
      verdict={test.sentence === null ? null : { good: test.status === 'valid', text: test.sentence }}
      hint={
        value.trim() === '' ? (
          hint
        ) : (
          <span className="flex items-start gap-1.5">
            <CircleDashed className="mt-px size-4 shrink-0" aria-hidden="true" />
            Ključ nije testiran.
          </span>
        )
      }
    />
  )
}
