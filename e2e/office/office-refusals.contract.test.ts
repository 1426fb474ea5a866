import { reportAs } from '@/e2e/claims/claims'
import { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'

interface Refusal {
  errors: { message: string; data: { errors: { path: string; message: string }[] } }[]
}

let office: Office
let moderator: Colleague

beforeAll(async () => {
  office = await Office.logIn()
  moderator = await createColleague(office, 'moderator')
})

afterAll(() => office.remove('staff', moderator.id))

async function refused(id: number, body: object): Promise<Refusal['errors'][number] | undefined> {
  const response = await callOffice('PATCH', `/cms/claims/${id}`, { token: moderator.token, body })
  expect(response.status).toBe(400)
  return ((await response.json()) as Refusal).errors[0]
}

test('a refused save repeats the field’s message above the form in Russian', async () => {
  const id = await reportAs(await Resident.register())
  for (const body of [{ action: 'refuse' }, { action: 'take' }, { action: 'merge' }]) {
    const error = await refused(id, body)
    const [beside] = error?.data.errors ?? []
    expect(beside?.message).toMatch(/[а-яё]/)
    expect(error?.message).toBe(beside?.message)
  }
})
