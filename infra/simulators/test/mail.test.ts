import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const mail = {
  from: 'Izlog <izlog@izlog.test>',
  to: 'prodavac@izlog.test',
  subject: 'Nova lozinka – čćžšđ',
  text: 'Otvorite:\nhttps://izlog.test/nova-lozinka#abc\n\nI ovo: <b>nije</b> oznaka',
  messageId: '<jedan@izlog.test>',
}

async function postOffice() {
  const { smtpUrl, ...doors } = await simulators({ smtpPort: 0 })
  return { ...doors, send: () => createTransport({ url: smtpUrl ?? '' }).sendMail(mail) }
}

describe('the mail server', () => {
  it('takes a mail of whomever to whomever, and shows it with its links', async () => {
    const { send, get } = await postOffice()
    await send()
    const { from, to, subject, text } = mail
    expect((await get('/inbox/mail')).body).toMatchObject({
      counters: { accepted: 1, duplicates: 0 },
      entries: [{ kind: 'mail', outcome: 'accepted', repeat: false, data: { from, to, subject, text } }],
    })
    const page = String((await get('/?servis=mail')).body)
    expect(page).toContain(subject)
    expect(page).toContain('<a href="https://izlog.test/nova-lozinka#abc"')
    expect(page).toContain('I ovo: &lt;b&gt;nije&lt;/b&gt; oznaka')
    await send()
    expect((await get('/inbox/mail')).body).toMatchObject({ counters: { accepted: 2, duplicates: 1 } })
  })

  it.each([
    ['refuses for now', { mode: 'fail', status: 451 }, { responseCode: 451 }],
    ['refuses for good', { mode: 'fail', status: 550 }, { responseCode: 550 }],
    ['limits', { mode: 'rate-limit' }, { responseCode: 450 }],
  ])('%s when told to, once', async (_what, behaviour, refusal) => {
    const { send, get, put } = await postOffice()
    await put('/behaviour/mail', { ...behaviour, count: 1 })
    await expect(send()).rejects.toMatchObject(refusal)
    await send()
    expect((await get('/inbox/mail')).body).toMatchObject({ counters: { accepted: 1, refused: 1 } })
  })
})
