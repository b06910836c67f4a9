;; Lays letters in one colour on a yuv420p frame. See stamper.ts for who calls it, and for what stands
;; where in the list of them.
(module
  (memory (import "frames" "memory") 1 65536 shared)

  ;; What $stretchRows makes each px of a row of: 32 bytes for eight px, as follows. Where to read (i32),
  ;; four bytes left free, which of the px there (8 bytes), and how much of its right neighbour, of
  ;; 256 (8 times i16). `u` and `step` are in 65536ths of a px.
  (func $fillTable (param $table i32) (param $end i32) (param $u i32) (param $step i32)
    (local $left v128) (local $right v128) (local $base v128) (local $steps v128)
    (local.set $steps
      (i32x4.mul (v128.const i32x4 0 1 2 3) (i32x4.splat (local.get $step))))
    (loop $blocks
      (local.set $left (i32x4.add (i32x4.splat (local.get $u)) (local.get $steps)))
      (local.set $right
        (i32x4.add
          (local.get $left)
          (i32x4.splat (i32.shl (local.get $step) (i32.const 2)))))
      (local.set $base (i32x4.splat (i32.shr_s (local.get $u) (i32.const 16))))
      (i32.store (local.get $table) (i32.shr_s (local.get $u) (i32.const 16)))
      (v128.store64_lane offset=8 0
        (local.get $table)
        (i8x16.narrow_i16x8_u
          (i16x8.narrow_i32x4_s
            (i32x4.sub (i32x4.shr_s (local.get $left) (i32.const 16)) (local.get $base))
            (i32x4.sub (i32x4.shr_s (local.get $right) (i32.const 16)) (local.get $base)))
          (local.get $base)))
      (v128.store offset=16
        (local.get $table)
        (i16x8.narrow_i32x4_s
          (v128.and
            (i32x4.shr_u (local.get $left) (i32.const 8))
            (v128.const i32x4 255 255 255 255))
          (v128.and
            (i32x4.shr_u (local.get $right) (i32.const 8))
            (v128.const i32x4 255 255 255 255))))
      (local.set $u (i32.add (local.get $u) (i32.shl (local.get $step) (i32.const 3))))
      (local.set $table (i32.add (local.get $table) (i32.const 32)))
      (br_if $blocks (i32.lt_u (local.get $table) (local.get $end)))))

  ;; a + (b - a) * weight / 256. In between it may not fit into 16 bits; the sum does again.
  (func $between (param $a v128) (param $b v128) (param $weight v128) (param $half v128) (result v128)
    (i16x8.shr_u
      (i16x8.add
        (i16x8.add (i16x8.shl (local.get $a) (i32.const 8)) (local.get $half))
        (i16x8.mul (i16x8.sub (local.get $b) (local.get $a)) (local.get $weight)))
      (i32.const 8)))

  ;; How much of the second of two rows of a mask there is in the row at `v`, of `opacity`.
  (func $weightOf (param $v i32) (param $opacity i32) (result i32)
    (i32.shr_u
      (i32.mul
        (i32.and (i32.shr_u (local.get $v) (i32.const 8)) (i32.const 255))
        (local.get $opacity))
      (i32.const 8)))

  ;; Sixteen px of a row between two others.
  (func $mixed (param $first i32) (param $second i32) (param $ka v128) (param $kb v128) (param $half v128)
    (result v128)
    (local $a v128) (local $b v128)
    (local.set $a (v128.load (local.get $first)))
    (local.set $b (v128.load (local.get $second)))
    (i8x16.narrow_i16x8_u
      (i16x8.shr_u
        (i16x8.add
          (i16x8.add
            (i16x8.mul (i16x8.extend_low_i8x16_u (local.get $a)) (local.get $ka))
            (local.get $half))
          (i16x8.mul (i16x8.extend_low_i8x16_u (local.get $b)) (local.get $kb)))
        (i32.const 8))
      (i16x8.shr_u
        (i16x8.add
          (i16x8.add
            (i16x8.mul (i16x8.extend_high_i8x16_u (local.get $a)) (local.get $ka))
            (local.get $half))
          (i16x8.mul (i16x8.extend_high_i8x16_u (local.get $b)) (local.get $kb)))
        (i32.const 8))))

  ;; Two rows of a mask, at `v` and one step below: each between two of its rows, and as faint as it is
  ;; to be laid. `v` and `step` are in 65536ths of a px, `opacity` is of 256.
  (func $maskRows
    (param $mask i32) (param $stride i32) (param $v i32) (param $step i32) (param $opacity i32)
    (param $upper i32) (param $lower i32)
    (local $end i32) (local $below i32) (local $weight i32)
    (local $ka v128) (local $kb v128) (local $kc v128) (local $kd v128) (local $half v128)
    (local.set $half (i16x8.splat (i32.const 128)))
    (local.set $weight (call $weightOf (local.get $v) (local.get $opacity)))
    (local.set $ka (i16x8.splat (i32.sub (local.get $opacity) (local.get $weight))))
    (local.set $kb (i16x8.splat (local.get $weight)))
    (local.set $below (i32.add (local.get $v) (local.get $step)))
    (local.set $weight (call $weightOf (local.get $below) (local.get $opacity)))
    (local.set $kc (i16x8.splat (i32.sub (local.get $opacity) (local.get $weight))))
    (local.set $kd (i16x8.splat (local.get $weight)))
    (local.set $below
      (i32.add
        (local.get $mask)
        (i32.mul (i32.shr_s (local.get $below) (i32.const 16)) (local.get $stride))))
    (local.set $mask
      (i32.add
        (local.get $mask)
        (i32.mul (i32.shr_s (local.get $v) (i32.const 16)) (local.get $stride))))
    (local.set $end (i32.add (local.get $upper) (local.get $stride)))
    (loop $blocks
      (v128.store
        (local.get $upper)
        (call $mixed
          (local.get $mask)
          (i32.add (local.get $mask) (local.get $stride))
          (local.get $ka) (local.get $kb) (local.get $half)))
      (v128.store
        (local.get $lower)
        (call $mixed
          (local.get $below)
          (i32.add (local.get $below) (local.get $stride))
          (local.get $kc) (local.get $kd) (local.get $half)))
      (local.set $mask (i32.add (local.get $mask) (i32.const 16)))
      (local.set $below (i32.add (local.get $below) (i32.const 16)))
      (local.set $lower (i32.add (local.get $lower) (i32.const 16)))
      (local.set $upper (i32.add (local.get $upper) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $upper) (local.get $end)))))

  ;; Eight px of such a row in the columns of the frame.
  (func $stretched (param $at i32) (param $which v128) (param $weight v128) (param $half v128)
    (result v128)
    (i8x16.narrow_i16x8_u
      (call $between
        (i16x8.extend_low_i8x16_u (i8x16.swizzle (v128.load (local.get $at)) (local.get $which)))
        (i16x8.extend_low_i8x16_u
          (i8x16.swizzle (v128.load offset=1 (local.get $at)) (local.get $which)))
        (local.get $weight)
        (local.get $half))
      (local.get $which)))

  ;; Both rows in the columns of the frame; nothing in the sixteen px behind them.
  (func $stretchRows
    (param $upper i32) (param $lower i32) (param $table i32) (param $end i32) (param $count i32)
    (param $toUpper i32) (param $toLower i32)
    (local $column i32) (local $x i32) (local $which v128) (local $weight v128) (local $half v128)
    (local.set $half (i16x8.splat (i32.const 128)))
    (loop $blocks
      (local.set $column (i32.load (local.get $table)))
      (local.set $which (v128.load64_zero offset=8 (local.get $table)))
      (local.set $weight (v128.load offset=16 (local.get $table)))
      (v128.store64_lane 0
        (i32.add (local.get $toUpper) (local.get $x))
        (call $stretched
          (i32.add (local.get $upper) (local.get $column))
          (local.get $which) (local.get $weight) (local.get $half)))
      (v128.store64_lane 0
        (i32.add (local.get $toLower) (local.get $x))
        (call $stretched
          (i32.add (local.get $lower) (local.get $column))
          (local.get $which) (local.get $weight) (local.get $half)))
      (local.set $x (i32.add (local.get $x) (i32.const 8)))
      (local.set $table (i32.add (local.get $table) (i32.const 32)))
      (br_if $blocks (i32.lt_u (local.get $table) (local.get $end))))
    (v128.store (i32.add (local.get $toUpper) (local.get $count)) (v128.const i64x2 0 0))
    (v128.store (i32.add (local.get $toLower) (local.get $count)) (v128.const i64x2 0 0)))

  ;; Eight values of a plane, with as much of the colour as covers them, of 255.
  (func $cover (param $below v128) (param $color v128) (param $covered v128) (result v128)
    (i16x8.add
      (local.get $below)
      (i16x8.q15mulr_sat_s
        (i16x8.sub (local.get $color) (local.get $below))
        (i16x8.add
          (i16x8.shl (local.get $covered) (i32.const 7))
          (i16x8.shr_u (local.get $covered) (i32.const 1))))))

  ;; Sixteen values.
  (func $coverPx (param $at i32) (param $color v128) (param $covered v128)
    (local $below v128)
    (local.set $below (v128.load (local.get $at)))
    (v128.store
      (local.get $at)
      (i8x16.narrow_i16x8_u
        (call $cover
          (i16x8.extend_low_i8x16_u (local.get $below))
          (local.get $color)
          (i16x8.extend_low_i8x16_u (local.get $covered)))
        (call $cover
          (i16x8.extend_high_i8x16_u (local.get $below))
          (local.get $color)
          (i16x8.extend_high_i8x16_u (local.get $covered))))))

  ;; Two rows of the frame and the row of both colour planes that stands for them, sixteen px at a time:
  ;; a colour is covered as much as the four px it stands for. Up to fifteen px behind the end are
  ;; written as they are.
  (func $coverRows
    (param $upper i32) (param $lower i32) (param $count i32)
    (param $luma v128) (param $cb v128) (param $cr v128)
    (param $to i32) (param $width i32) (param $u i32) (param $v i32)
    (local $end i32) (local $above v128) (local $below v128)
    (local.set $end (i32.add (local.get $upper) (local.get $count)))
    (loop $blocks
      (local.set $above (v128.load (local.get $upper)))
      (local.set $below (v128.load (local.get $lower)))
      (if (v128.any_true (v128.or (local.get $above) (local.get $below)))
        (then
          (call $coverPx (local.get $to) (local.get $luma) (local.get $above))
          (call $coverPx
            (i32.add (local.get $to) (local.get $width)) (local.get $luma) (local.get $below))
          (local.set $above
            (i16x8.shr_u
              (i16x8.add
                (i16x8.add
                  (i16x8.extadd_pairwise_i8x16_u (local.get $above))
                  (i16x8.extadd_pairwise_i8x16_u (local.get $below)))
                (v128.const i16x8 2 2 2 2 2 2 2 2))
              (i32.const 2)))
          (v128.store64_lane 0
            (local.get $u)
            (i8x16.narrow_i16x8_u
              (call $cover
                (i16x8.extend_low_i8x16_u (v128.load64_zero (local.get $u)))
                (local.get $cb) (local.get $above))
              (local.get $cb)))
          (v128.store64_lane 0
            (local.get $v)
            (i8x16.narrow_i16x8_u
              (call $cover
                (i16x8.extend_low_i8x16_u (v128.load64_zero (local.get $v)))
                (local.get $cr) (local.get $above))
              (local.get $cr)))))
      (local.set $lower (i32.add (local.get $lower) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (local.set $u (i32.add (local.get $u) (i32.const 8)))
      (local.set $v (i32.add (local.get $v) (i32.const 8)))
      (local.set $upper (i32.add (local.get $upper) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $upper) (local.get $end)))))

  ;; Sixteen rows of a letter are done at a time, each step for all of them: what was just written can
  ;; be read quickly only a while later. `table`, `masked` and `covered` are room to work in.
  (func (export "stamp")
    (param $entry i32) (param $count i32) (param $frame i32) (param $width i32) (param $height i32)
    (param $table i32) (param $masked i32) (param $covered i32)
    (local $end i32) (local $tableEnd i32) (local $stride i32) (local $pitch i32) (local $columns i32)
    (local $x i32) (local $y i32) (local $v i32) (local $step i32) (local $half i32) (local $u i32)
    (local $last i32) (local $bandEnd i32) (local $row i32) (local $from i32) (local $to i32)
    (local $opacity i32) (local $luma v128) (local $cb v128) (local $cr v128)
    (local.set $half (i32.shr_u (local.get $width) (i32.const 1)))
    (local.set $pitch (i32.add (local.get $width) (i32.const 64)))
    (local.set $end
      (i32.add (local.get $entry) (i32.mul (local.get $count) (i32.const 48))))
    (block $done
      (loop $stamps
        (br_if $done (i32.ge_u (local.get $entry) (local.get $end)))
        (local.set $stride (i32.load offset=4 (local.get $entry)))
        (local.set $x (i32.load offset=8 (local.get $entry)))
        (local.set $y (i32.load offset=12 (local.get $entry)))
        (local.set $columns (i32.load offset=16 (local.get $entry)))
        (local.set $last
          (i32.add (local.get $y) (i32.load offset=20 (local.get $entry))))
        (local.set $v (i32.load offset=32 (local.get $entry)))
        (local.set $step (i32.load offset=36 (local.get $entry)))
        (local.set $opacity (i32.load offset=40 (local.get $entry)))
        (local.set $luma (i16x8.splat (i32.load8_u offset=44 (local.get $entry))))
        (local.set $cb (i16x8.splat (i32.load8_u offset=45 (local.get $entry))))
        (local.set $cr (i16x8.splat (i32.load8_u offset=46 (local.get $entry))))
        (local.set $tableEnd
          (i32.add
            (local.get $table)
            (i32.shl
              (i32.shr_u (i32.add (local.get $columns) (i32.const 7)) (i32.const 3))
              (i32.const 5))))
        (call $fillTable
          (local.get $table)
          (local.get $tableEnd)
          (i32.load offset=24 (local.get $entry))
          (i32.load offset=28 (local.get $entry)))

        (loop $bands
          (local.set $bandEnd (i32.add (local.get $y) (i32.const 16)))
          (if (i32.gt_u (local.get $bandEnd) (local.get $last))
            (then (local.set $bandEnd (local.get $last))))

          (local.set $row (local.get $y))
          (local.set $to (local.get $masked))
          (loop $rows
            (local.set $from (i32.add (local.get $to) (i32.add (local.get $stride) (i32.const 32))))
            (call $maskRows
              (i32.load (local.get $entry)) (local.get $stride)
              (local.get $v) (local.get $step) (local.get $opacity)
              (local.get $to) (local.get $from))
            (local.set $to (i32.add (local.get $from) (i32.add (local.get $stride) (i32.const 32))))
            (local.set $v (i32.add (local.get $v) (i32.shl (local.get $step) (i32.const 1))))
            (local.set $row (i32.add (local.get $row) (i32.const 2)))
            (br_if $rows (i32.lt_u (local.get $row) (local.get $bandEnd))))

          (local.set $row (local.get $y))
          (local.set $from (local.get $masked))
          (local.set $to (local.get $covered))
          (loop $rows
            (call $stretchRows
              (local.get $from)
              (i32.add (local.get $from) (i32.add (local.get $stride) (i32.const 32)))
              (local.get $table) (local.get $tableEnd) (local.get $columns)
              (local.get $to) (i32.add (local.get $to) (local.get $pitch)))
            (local.set $from
              (i32.add
                (local.get $from)
                (i32.shl (i32.add (local.get $stride) (i32.const 32)) (i32.const 1))))
            (local.set $to (i32.add (local.get $to) (i32.shl (local.get $pitch) (i32.const 1))))
            (local.set $row (i32.add (local.get $row) (i32.const 2)))
            (br_if $rows (i32.lt_u (local.get $row) (local.get $bandEnd))))

          (local.set $from (local.get $covered))
          (loop $rows
            (local.set $u
              (i32.add
                (i32.add
                  (local.get $frame)
                  (i32.mul (local.get $width) (local.get $height)))
                (i32.add
                  (i32.shr_u (local.get $x) (i32.const 1))
                  (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (local.get $half)))))
            (call $coverRows
              (local.get $from) (i32.add (local.get $from) (local.get $pitch)) (local.get $columns)
              (local.get $luma) (local.get $cb) (local.get $cr)
              (i32.add
                (i32.add (local.get $frame) (local.get $x))
                (i32.mul (local.get $y) (local.get $width)))
              (local.get $width)
              (local.get $u)
              (i32.add
                (local.get $u)
                (i32.mul (local.get $half) (i32.shr_u (local.get $height) (i32.const 1)))))
            (local.set $from (i32.add (local.get $from) (i32.shl (local.get $pitch) (i32.const 1))))
            (local.set $y (i32.add (local.get $y) (i32.const 2)))
            (br_if $rows (i32.lt_u (local.get $y) (local.get $bandEnd))))
          (br_if $bands (i32.lt_u (local.get $y) (local.get $last))))
        (local.set $entry (i32.add (local.get $entry) (i32.const 48)))
        (br $stamps))))

  (func $copyRow (param $from i32) (param $to i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (local.get $count)))
    (loop $blocks
      (v128.store (local.get $to) (v128.load (local.get $from)))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $to) (local.get $end)))))

  ;; Wherever the stamps of a list lie on a frame, it becomes again what it was below them.
  (func (export "wipe")
    (param $entry i32) (param $count i32) (param $below i32) (param $frame i32)
    (param $width i32) (param $height i32)
    (local $end i32) (local $columns i32) (local $y i32) (local $last i32) (local $at i32)
    (local $half i32) (local $plane i32)
    (local.set $half (i32.shr_u (local.get $width) (i32.const 1)))
    (local.set $plane (i32.mul (local.get $half) (i32.shr_u (local.get $height) (i32.const 1))))
    (local.set $end
      (i32.add (local.get $entry) (i32.mul (local.get $count) (i32.const 48))))
    (block $done
      (loop $stamps
        (br_if $done (i32.ge_u (local.get $entry) (local.get $end)))
        (local.set $y (i32.load offset=12 (local.get $entry)))
        (local.set $columns (i32.load offset=16 (local.get $entry)))
        (local.set $last
          (i32.add (local.get $y) (i32.load offset=20 (local.get $entry))))
        (loop $rows
          (local.set $at
            (i32.add
              (i32.load offset=8 (local.get $entry))
              (i32.mul (local.get $y) (local.get $width))))
          (call $copyRow
            (i32.add (local.get $below) (local.get $at))
            (i32.add (local.get $frame) (local.get $at))
            (local.get $columns))
          (local.set $at (i32.add (local.get $at) (local.get $width)))
          (call $copyRow
            (i32.add (local.get $below) (local.get $at))
            (i32.add (local.get $frame) (local.get $at))
            (local.get $columns))
          (local.set $at
            (i32.add
              (i32.mul (local.get $width) (local.get $height))
              (i32.add
                (i32.shr_u (i32.load offset=8 (local.get $entry)) (i32.const 1))
                (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (local.get $half)))))
          (call $copyRow
            (i32.add (local.get $below) (local.get $at))
            (i32.add (local.get $frame) (local.get $at))
            (i32.shr_u (local.get $columns) (i32.const 1)))
          (local.set $at (i32.add (local.get $at) (local.get $plane)))
          (call $copyRow
            (i32.add (local.get $below) (local.get $at))
            (i32.add (local.get $frame) (local.get $at))
            (i32.shr_u (local.get $columns) (i32.const 1)))
          (local.set $y (i32.add (local.get $y) (i32.const 2)))
          (br_if $rows (i32.lt_u (local.get $y) (local.get $last))))
        (local.set $entry (i32.add (local.get $entry) (i32.const 48)))
        (br $stamps)))))
