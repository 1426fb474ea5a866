export interface SeedReferenceTopic {
  title: string
  entries: {
    title: string
    phones: string[]
    address?: string
    hours?: string
    email?: string
    url?: string
    note?: string
  }[]
}

export interface SeedDistrict {
  title: string
  description: string
  population: string
  /** A house in its middle. */
  address: string
}
