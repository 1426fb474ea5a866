import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { enter } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

const ASK = 'Подтвердите почту: откройте ссылку из письма.'

test(
  'the cabinet stops asking for a confirmation once the email link was opened in another tab',
  { tag: '@all' },
  async ({ page, context }) => {
    const resident = await Resident.unconfirmed()
    await enter(page, resident, paths.profile)
    await expect(page.getByText(ASK)).toBeVisible()

    const link = keyIn(await waitForEmail(resident.email, 'Вы зарегистрированы'), 'confirm-email')
    const other = await context.newPage()
    await other.goto(`${paths.profile}#confirm-email=${link}`)
    await other.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить почту' }).click()
    await expect(other.getByRole('alertdialog')).toContainText('Электронная почта подтверждена')
    await expect(other.getByText(ASK)).toBeHidden()
    await expect(page.getByText(ASK)).toBeHidden()
  },
)
