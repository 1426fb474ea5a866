/** What forms of the account ask that another form may hold already. */
export interface CarriedPerson {
  surname?: string
  name?: string
  patronymic?: string
  email?: string
  phone?: string
}

let carried: CarriedPerson = {}

/** What was typed into one form goes along to the next one; it lies in the memory of the page alone. */
export function carryPerson(typed: CarriedPerson): void {
  carried = { ...carried, ...typed }
}

/** Once: what is typed over it stays. */
export function takeCarriedPerson(): CarriedPerson {
  const person = carried
  carried = {}
  return person
}
