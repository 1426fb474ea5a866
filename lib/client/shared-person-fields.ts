/** Personal fields shared between account forms, in the memory of the page. */
export interface SharedPersonFields {
  surname?: string
  name?: string
  patronymic?: string
  email?: string
  phone?: string
}

let carried: SharedPersonFields = {}

export function storePersonFields(typed: SharedPersonFields): void {
  carried = { ...carried, ...typed }
}

/** Returns the fields once: what is typed over them stays. */
export function takePersonFields(): SharedPersonFields {
  const person = carried
  carried = {}
  return person
}
