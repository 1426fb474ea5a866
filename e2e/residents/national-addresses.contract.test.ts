import { randomBytes } from 'node:crypto'
import { asGuest, graph, someClaim } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
import * as residents from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

const FOREIGN_BOX = 'Часть адреса до знака @ нужна латинскими буквами: на адрес с другими буквами письмо не дойдёт'

const someBox = () => `proba-${randomBytes(6).toString('hex')}`

test('an address in .рф is one account in either spelling and shown in Cyrillic', async () => {
  const box = someBox()
  const readable = `${box}@почта.рф`
  const ascii = `${box}@xn--80a1acny.xn--p1ai`
  const resident = await Resident.unconfirmed({ email: `\u200B${box}@ПОЧТА.РФ` })
  expect((await resident.user()).email).toBe(readable)

  for (const email of [readable, ascii, ` ${box.toUpperCase()}@почта.рф\u00A0`])
    expect(await resident.logIn(resident.password, email)).not.toBeNull()
  for (const email of [readable, ascii]) {
    const again = await send(residents.register, { body: { ...someone(), email } })
    expect(await again.json()).toMatchObject({
      errors: { email: ['Учётная запись с такой электронной почтой уже есть'] },
    })
  }

  const key = keyIn(await waitForEmail(ascii, 'Вы зарегистрированы'), 'confirm-email')
  const confirmed = await send(residents.confirmEmail, { body: { token: key } })
  expect(await confirmed.json()).toMatchObject({ email: readable })
  expect((await send(residents.requestRestore, { body: { email: readable }, headers: someVisitor() })).status).toBe(200)
  await waitForEmail(ascii, 'пароль')
  expect(await (await Office.logIn()).read('residents', resident.id)).toMatchObject({ email: readable })
})

test.each(['бел', 'қаз'])('an address in .%s can be changed to, and confirmed', async (country) => {
  const resident = await Resident.register()
  const email = `${someBox()}@пошта.${country}`
  const response = await resident.call(residents.editEmail, { body: { email } })
  expect(await response.json()).toMatchObject({ pending_email: email })
  expect((await resident.user()).pending_email).toBe(email)
})

test('guests leave such addresses with a claim and in support', async () => {
  const box = someBox()
  const input = { ...(await someClaim()), name: 'Заи\u0306цев Семе\u0308н', email: `${box}@почта.рф` }
  await graph(asGuest, { input })
  const stored = `${box}@xn--80a1acny.xn--p1ai`
  await waitForEmail(stored, 'Подтвердите заявку')
  const database = await openDatabase()
  const { rows } = await database.query('SELECT author_name FROM claims WHERE author_email = $1', [stored])
  await database.end()
  expect(rows).toEqual([{ author_name: 'Зайцев Семён' }])
  const body = { message: 'Не открывается', email: `${box}@почта.рф`, consents: ['support'] }
  expect((await send(postTechSupport, { body, headers: someVisitor() })).status).toBe(200)
})

test('a non-Latin part before the @ is refused with its own message', async () => {
  const refused = await send(residents.register, { body: { ...someone(), email: 'иван@почта.рф' } })
  expect(await refused.json()).toMatchObject({ errors: { email: [FOREIGN_BOX] } })
  const { errors } = await graph(asGuest, {
    input: { ...(await someClaim()), name: 'Иван', email: 'иван@mail.ru' },
  })
  expect(errors?.[0]?.extensions?.validation).toMatchObject({ 'input.email': [FOREIGN_BOX] })
})

test('a phone of another country is refused at its field', async () => {
  const refused = await send(residents.register, { body: { ...someone(), phone: '+994501234567' } })
  expect(await refused.json()).toMatchObject({
    errors: { phone: ['Телефоны других стран портал не принимает: нужен номер с кодом +7'] },
  })
})
