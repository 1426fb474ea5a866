import { Office } from '@/e2e/kit/office'
import { someName, someone } from '@/e2e/kit/resident'
import { at } from '@/e2e/kit/portal'
import { getReceptionSlots } from '@/lib/domains/receptions/contract'

/** A time that may be booked. */
export interface FreeSlot {
  official_id: number
  starts_at: string
}

/** Makes an official of the tests' own, who receives every day but on days off, so that no two tests want the same time. */
export async function hireOfficial(office: Office): Promise<number> {
  const [organization] = await office.find('organizations', { limit: '1', depth: '0' })
  const days = ['1', '2', '3', '4', '5']
  const official = await office.create('ministers', {
    ...{ surname: someName('Пробов'), name: 'Приём', post: 'Проверяющий', organization: organization?.id },
    reception: days.map((weekday) => ({
      ...{ weekday, weeks: 'every', from: '08:00', to: '20:00', slotMinutes: 5, place: 'каб. 1' },
    })),
    _status: 'published',
  })
  return Number(official.id)
}

/** Asks for the free times of an official, the earliest first. */
export async function freeSlots(official: number): Promise<FreeSlot[]> {
  const answer = await fetch(at(`${getReceptionSlots.path}?official=${official}`))
  const { reception } = getReceptionSlots.answer.parse(await answer.json())
  const slots = reception.days.flatMap((day) => day.slots)
  return slots.filter((slot) => slot.is_free).map((slot) => ({ official_id: official, starts_at: slot.starts_at }))
}

let unused: Promise<FreeSlot[]> | undefined

/** Gives a time that nobody else of these tests was given. */
export async function someFreeSlot(): Promise<FreeSlot> {
  unused ??= Office.logIn().then(hireOfficial).then(freeSlots)
  const slot = (await unused).shift()
  if (!slot) throw new Error('Свободное время кончилось')
  return slot
}

/** Fills the form rightly. */
export function bookingOf(slot: FreeSlot, email = someone().email) {
  return {
    ...slot,
    ...{ name: 'Пробова Анна Игоревна', email, phone: '+7 (928) 055-12-34', topic: 'Ремонт двора' },
    consents: ['reception'],
  }
}
