import type { CourierCountry } from '@izlog/contracts/domain/markets'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reloadPage } from '../../shared/reload-page.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'
import { CourierKeyField } from './courier-key-field.tsx'
import {
  COURIER_COUNTRIES,
  forgetTests,
  type KeyTest,
  type KeyTests,
  rememberedTests,
  rememberTests,
  storedKeyOf,
  testKey,
  UNTESTED,
} from './courier-keys.ts'
import { Panel, PanelForm } from './panel.tsx'
import { secretProblem } from './secrets.ts'
import { saveCourierKeys } from './settings-calls.ts'

const NOTHING_TESTED: KeyTests = { Montenegro: UNTESTED, Serbia: UNTESTED }

/** The courier's keys by country; saving tests them again and reloads the page (docs/product/platform.md 2, 4 and 8). */
export function CourierPanel({ user }: { user: CurrentUser }) {
  const [keys, setKeys] = useState(() => ({
    Montenegro: storedKeyOf(user, 'Montenegro') ?? '',
    Serbia: storedKeyOf(user, 'Serbia') ?? '',
  }))
  const [tests, setTests] = useState(() => rememberedTests() ?? NOTHING_TESTED)
  const [reloading, setReloading] = useState(false)
  const setTest = (country: CourierCountry, test: KeyTest) => setTests((now) => ({ ...now, [country]: test }))

  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (rememberedTests() === null) return
    forgetTests()
    panel.current?.scrollIntoView()
    toast({ title: 'Trackify podešavanja su uspešno ažurirana' })
  }, [])

  const save = useMutation({
    mutationFn: async () => {
      await saveCourierKeys({
        trackifyApiKey: keys.Montenegro.trim() || null,
        trackifyApiKeySrb: keys.Serbia.trim() || null,
      })
      const test = (country: CourierCountry) => (keys[country].trim() ? testKey(keys[country], country) : UNTESTED)
      const [Montenegro, Serbia] = await Promise.all([test('Montenegro'), test('Serbia')])
      return { Montenegro, Serbia }
    },
    onSuccess: (tested) => {
      setTests(tested)
      rememberTests(tested)
      setReloading(true)
      reloadPage()
    },
    onError: (error) => toastRefusal('Greška prilikom čuvanja podešavanja', error),
  })

  const submit = () => {
    const broken = COURIER_COUNTRIES.filter((country) => secretProblem(keys[country], storedKeyOf(user, country)))
    for (const country of broken) {
      setTest(country, {
        status: 'untested',
        sentence: secretProblem(keys[country], storedKeyOf(user, country)) ?? null,
      })
    }
    if (broken.length === 0) save.mutate()
  }

  return (
    <Panel
      ref={panel}
      title="Trackify kurir"
      about="Porudžbina ide kuriru sama, kad istekne ponuda na stranici zahvalnice. Za svako tržište poseban ključ."
    >
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        busy={(save.isPending || reloading) && 'Čuvanje…'}
      >
        {COURIER_COUNTRIES.map((country) => (
          <CourierKeyField
            key={country}
            country={country}
            value={keys[country]}
            stored={storedKeyOf(user, country)}
            test={tests[country]}
            onChange={(value) => {
              setKeys((now) => ({ ...now, [country]: value }))
              setTest(country, UNTESTED)
            }}
            onTested={(test) => setTest(country, test)}
          />
        ))}
      </PanelForm>
    </Panel>
  )
}
