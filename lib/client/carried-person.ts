/** Personal fields shared between account forms, in the memory of the page. */
export interface CarriedPerson {
  surname?: string
  name?: string
  patronymic?: string
  email?: string
  phone?: string
}

let carried: CarriedPerson = {}

export function carryPerson(typed: CarriedPerson): void {
  carried = { ...carried, ...typed }
}

/** Returns the fields once: what is typed over them stays. */
export function takeCarriedPerson(): CarriedPerson {
  const person = carried
  carried = {}
  return person
}
