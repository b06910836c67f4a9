/** Pictures whose subject is looked for are sent in this size, whatever their shape. */
export const subjectSidePx = 320;
