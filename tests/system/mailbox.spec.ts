import { createTransport } from 'nodemailer'
import { expect, test } from 'playwright/test'

import { mailFor } from '../support/mailbox'
import { startService } from '../support/service'

test('the mailbox keeps what it caught over a restart, shows it, and runs nothing that stands in it', async ({
  page,
}) => {
  const first = await startService()
  const port = Number(/:(\d+)$/.exec(first.smtpUrl)?.[1])
  const transport = createTransport({ host: '127.0.0.1', port })
  await transport.sendMail({
    from: { name: 'Renée', address: 'renee@example.org' },
    to: ['one@example.com', 'two@example.com'],
    subject: 'Grüße & <b>more</b>',
    text: 'Plain words – with a dash',
    html: '<h1>Shown</h1><script>document.title = "it ran"</script>',
    headers: { 'X-Kind': 'test' },
    attachments: [{ filename: 'a.txt', content: 'attached' }],
  })
  transport.close()
  await first.stop()

  const second = await startService({ dataFolder: first.dataFolder })
  const [mail] = await mailFor(second, 'two@example.com')
  expect(mail).toMatchObject({
    subject: 'Grüße & <b>more</b>',
    from: [{ name: 'Renée', address: 'renee@example.org' }],
    headers: { 'x-kind': 'test' },
  })
  expect(mail?.text.trim()).toBe('Plain words – with a dash')
  await page.goto(second.mailboxUrl)
  await page.getByText('Grüße & <b>more</b>').click()
  await page.getByRole('link', { name: 'As an email program shows it' }).click()
  await expect(page.getByRole('heading', { name: 'Shown' })).toBeVisible()
  expect(await page.title()).not.toBe('it ran')
  await second.dispose()
})
