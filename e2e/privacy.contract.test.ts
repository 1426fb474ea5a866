import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addresses } from '@/e2e/support/addresses'
import { at } from '@/e2e/support/portal'
import { Resident } from '@/e2e/support/resident'
import { operations } from '@/lib/contract/operations'
import { postTechSupport } from '@/lib/contract/support'

/** Where the test run keeps what the portal under test writes; a development server has no such file. */
const LOG = path.join('test-results', 'portal.log')

test('nothing of a resident stands on pages, in public answers or in the log', async () => {
  const surname = `Тайнова${'абвгдежзик'.slice(Date.now() % 9)}`
  const resident = await Resident.register({ surname, patronymic: 'Секретовна' })
  await resident.logIn('неверный пароль')
  await resident.call(postTechSupport, { body: { message: `Пишет ${surname}` } })
  await resident.user()
  const secrets = [surname, 'Секретовна', resident.email, resident.token, resident.password]
  const withToken = { headers: { authorization: `Bearer ${resident.token}` } }
  for (const { find } of addresses) {
    const url = at(await find())
    // asked with the token, which no page must look at
    expectNoneOf(secrets, url, await (await fetch(url, withToken)).text())
  }
  for (const { method, path: address, access } of operations) {
    if (method !== 'GET' || access !== 'public' || address.includes('{')) continue
    expectNoneOf(secrets, address, await (await fetch(at(address), withToken)).text())
  }
  expectNoneOf(secrets, 'журнал портала', await readFile(LOG, 'utf8').catch(() => ''))
})

function expectNoneOf(secrets: readonly string[], place: string, text: string) {
  expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []])
}
