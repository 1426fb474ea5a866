import { reportAs } from '@/e2e/claims/claims'
import { Office } from '@/e2e/kit/office'
import { Resident } from '@/e2e/kit/resident'
import { ask, hire, type Colleague } from '@/e2e/kit/staff-room'

interface Refusal {
  errors: { message: string; data: { errors: { path: string; message: string }[] } }[]
}

let office: Office
let moderator: Colleague

beforeAll(async () => {
  office = await Office.logIn()
  moderator = await hire(office, 'moderator')
})

afterAll(() => office.remove('staff', moderator.id))

async function refused(id: number, body: object): Promise<Refusal['errors'][number] | undefined> {
  const answer = await ask('PATCH', `/cms/claims/${id}`, { token: moderator.token, body })
  expect(answer.status).toBe(400)
  return ((await answer.json()) as Refusal).errors[0]
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
