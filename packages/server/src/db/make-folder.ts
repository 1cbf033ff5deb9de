import fs from 'node:fs'
import path from 'node:path'
import { FolderUnusable } from './folder-lock.ts'

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'it is read-only',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file',
  EIO: 'the disk fails',
}

/** Node's own way with `recursive` never ends where the kernel makes no folder at all, as in `/proc`. */
function make(folder: string): void {
  if (fs.existsSync(folder)) return
  make(path.dirname(folder))
  try {
    fs.mkdirSync(folder)
  } catch (cause) {
    if (Object(cause)['code'] !== 'EEXIST') throw cause
  }
}

/** Makes a folder and those that it is in, where they are not there. @throws FolderUnusable that says why not */
export function makeFolder(folder: string): void {
  try {
    make(folder)
  } catch (cause) {
    const reason = reasons[String(Object(cause)['code'])] ?? 'it cannot be made'
    throw new FolderUnusable(`cannot keep data in ${folder}: ${reason}`, { cause })
  }
}
