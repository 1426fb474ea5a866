type Node = Record<string, unknown>

/**
 * True for a picture of a rich text that is not in the library. The editor fetches its address from the browser of
 * whoever opens the text, so the address would tell a foreign site who reads it and when.
 */
export function isUnstoredPicture(node: unknown): boolean {
  return isUpload(node) && ('pending' in node || storedId(node.value) === undefined)
}

/** Reduces a picture of a rich text to its number: an address beside it could be a foreign one. Returns other nodes as they are. */
export function storedPicture(node: Node): Node {
  return isUpload(node) ? { ...node, value: storedId(node.value) } : node
}

/** A field of another meaning may be called `type` too, so the editor's own mark of a version is looked at. */
function isUpload(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'upload' && 'version' in node
}

function storedId(value: unknown): number | string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id)) ? id : undefined
}
