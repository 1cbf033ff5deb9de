/** A level camera over flat ground: metres in, units out. */
export interface Camera {
  /** Where the view lines meet, in units. */
  x: number
  horizon: number
  /** Metres above ground. */
  eye: number
  /** Units per metre at one metre. */
  focal: number
}

export const across = (camera: Camera, metres: number, depth: number) =>
  camera.x + (metres * camera.focal) / depth
export const upright = (camera: Camera, metres: number, depth: number) =>
  camera.horizon + ((camera.eye - metres) * camera.focal) / depth
export const depthAt = (camera: Camera, y: number) =>
  (camera.eye * camera.focal) / Math.max(0.5, y - camera.horizon)
