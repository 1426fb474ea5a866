import type { DefaultServerCellComponentProps } from 'payload'

/** Empty where there is nothing: Payload writes «Не заполнено» into every empty cell. */
export function TextCell({ cellData }: DefaultServerCellComponentProps): string {
  return typeof cellData === 'string' ? cellData : ''
}
