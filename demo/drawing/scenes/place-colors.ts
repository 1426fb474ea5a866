import { palette } from '../palette'

export const walls = ['#EBD6B0', '#F3E6CC', '#CFDDE2', '#E6B598', '#E9C7A0']
export const accents = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
