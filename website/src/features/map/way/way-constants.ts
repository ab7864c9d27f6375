/** Metres in a second on level ground and on ramps. */
export const WALKING_SPEED = 1.2;

/** Metres in a second along an escalator, standing. */
export const ESCALATOR_SPEED = 0.5;

/** Metres in a second along a flight of stairs. */
export const STAIRS_SPEED = 0.5;

/** Seconds until a lift has come and opened. */
export const LIFT_WAIT = 20;

/** Seconds that a lift takes from one floor to the next. */
export const LIFT_FLOOR = 5;

/** Metres that a drawn line may leave the walked one by. */
export const DRAWN_TOLERANCE = 0.3;

/** Metres that a corridor may swerve without being said to turn. */
export const TURN_TOLERANCE = 1;

/** Degrees from which on a bend is a turn. */
export const TURN_ANGLE = 40;

/** Metres between the middle of a corridor and a door that is beside it. */
export const BESIDE = 12;

/** Metres between a lift and the corridor, or between two changes of floor, that are too few for a sentence. */
export const NEXT_DOOR = 6;

/** How many places a sentence names on the way. */
export const NAMED_ON_THE_WAY = 2;

/** Metres within which bends count as one corner. */
export const CORNER = 6;

/** Metres from one bend to the next at which a corridor still curves. */
export const CURVE_GAP = 16;

/** Degrees of a single bend that no curve has. */
export const SHARP = 60;

/** Metres from which a shop's name can be read across a corridor. */
export const IN_SIGHT = 25;
