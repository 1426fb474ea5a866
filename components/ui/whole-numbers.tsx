import type { ReactNode } from 'react'

/** A number may have letters of its own: «№ 1207-п», «131-ФЗ», «5-й». */
const NUMBER = /((?:№\s?)?\b\d{1,5}-\p{L}{1,3}(?![\p{L}\d]))/u

/** Keeps numbers of acts in a title whole at their hyphens. Its letters stay as they are, to be copied and found. */
export function WholeNumbers({ text }: { text: string }) {
  return splitNumbers(text).map(({ piece, isNumber }, index) =>
    isNumber ? <WholeNumber key={index}>{piece}</WholeNumber> : piece,
  )
}

/** Splits a text into numbers and what stands between them. */
export function splitNumbers(text: string): { piece: string; isNumber: boolean }[] {
  return text.split(NUMBER).map((piece, index) => ({ piece, isNumber: index % 2 === 1 }))
}

/** Keeps a number on one line, unless letters are so large that it would not fit into any. */
export function WholeNumber({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap max-[20rem]:whitespace-normal">{children}</span>
}
