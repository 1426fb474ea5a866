import { drawnIds } from '@/components/shell/site-dialog'
import { dialogIds } from '@/components/shell/site-dialogs'

test('every id that opens a dialog has one', () => {
  expect(drawnIds.toSorted()).toEqual(dialogIds.toSorted())
})
