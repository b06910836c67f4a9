;; Lays letters in one colour on a yuv420p frame. See stamper.ts for who calls it, and for what stands
;; where in the list of them.
(module
  (memory (import "frames" "memory") 1 65536 shared)

  ;; What $stretch makes each px of a row of: 32 bytes for eight px, as follows. Where to read (i32),
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
  (func $between (param $a v128) (param $b v128) (param $weight v128) (result v128)
    (i16x8.shr_u
      (i16x8.add
        (i16x8.add
          (i16x8.shl (local.get $a) (i32.const 8))
          (v128.const i16x8 128 128 128 128 128 128 128 128))
        (i16x8.mul (i16x8.sub (local.get $b) (local.get $a)) (local.get $weight)))
      (i32.const 8)))

  ;; The row of a mask at `v`, in 65536ths of a px: between two of its rows.
  (func $maskRow (param $mask i32) (param $stride i32) (param $v i32) (param $to i32)
    (local $end i32) (local $weight v128) (local $a v128) (local $b v128)
    (local.set $mask
      (i32.add
        (local.get $mask)
        (i32.mul (i32.shr_s (local.get $v) (i32.const 16)) (local.get $stride))))
    (local.set $weight
      (i16x8.splat (i32.and (i32.shr_u (local.get $v) (i32.const 8)) (i32.const 255))))
    (local.set $end (i32.add (local.get $to) (local.get $stride)))
    (loop $blocks
      (local.set $a (v128.load (local.get $mask)))
      (local.set $b (v128.load (i32.add (local.get $mask) (local.get $stride))))
      (v128.store
        (local.get $to)
        (i8x16.narrow_i16x8_u
          (call $between
            (i16x8.extend_low_i8x16_u (local.get $a))
            (i16x8.extend_low_i8x16_u (local.get $b))
            (local.get $weight))
          (call $between
            (i16x8.extend_high_i8x16_u (local.get $a))
            (i16x8.extend_high_i8x16_u (local.get $b))
            (local.get $weight))))
      (local.set $mask (i32.add (local.get $mask) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $to) (local.get $end)))))

  ;; The same row in the columns of the frame; nothing in the sixteen px behind it.
  (func $stretch
    (param $from i32) (param $table i32) (param $end i32) (param $count i32) (param $to i32)
    (local $at i32) (local $last i32) (local $which v128)
    (local.set $last (i32.add (local.get $to) (local.get $count)))
    (loop $blocks
      (local.set $at (i32.add (local.get $from) (i32.load (local.get $table))))
      (local.set $which (v128.load64_zero offset=8 (local.get $table)))
      (v128.store64_lane 0
        (local.get $to)
        (i8x16.narrow_i16x8_u
          (call $between
            (i16x8.extend_low_i8x16_u
              (i8x16.swizzle (v128.load (local.get $at)) (local.get $which)))
            (i16x8.extend_low_i8x16_u
              (i8x16.swizzle (v128.load offset=1 (local.get $at)) (local.get $which)))
            (v128.load offset=16 (local.get $table)))
          (local.get $which)))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (local.set $table (i32.add (local.get $table) (i32.const 32)))
      (br_if $blocks (i32.lt_u (local.get $table) (local.get $end))))
    (v128.store (local.get $last) (v128.const i64x2 0 0)))

  ;; Eight values of a plane, with as much of the colour as covers them: of 255, then of the opacity.
  (func $cover
    (param $below v128) (param $color v128) (param $covered v128) (param $opacity v128)
    (result v128)
    (i16x8.add
      (local.get $below)
      (i16x8.q15mulr_sat_s
        (i16x8.sub (local.get $color) (local.get $below))
        (i16x8.q15mulr_sat_s
          (i16x8.add
            (i16x8.shl (local.get $covered) (i32.const 7))
            (i16x8.shr_u (local.get $covered) (i32.const 1)))
          (local.get $opacity)))))

  ;; A row of sixteen px at a time; up to fifteen that nothing covers are written as they are.
  (func $coverRow
    (param $row i32) (param $count i32) (param $color v128) (param $opacity v128) (param $to i32)
    (local $end i32) (local $a v128) (local $b v128)
    (local.set $end (i32.add (local.get $to) (local.get $count)))
    (loop $blocks
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load (local.get $to)))
      (v128.store
        (local.get $to)
        (i8x16.narrow_i16x8_u
          (call $cover
            (i16x8.extend_low_i8x16_u (local.get $b))
            (local.get $color)
            (i16x8.extend_low_i8x16_u (local.get $a))
            (local.get $opacity))
          (call $cover
            (i16x8.extend_high_i8x16_u (local.get $b))
            (local.get $color)
            (i16x8.extend_high_i8x16_u (local.get $a))
            (local.get $opacity))))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $to) (local.get $end)))))

  ;; Two rows make one of both colour planes: a value is covered as much as the four px it stands for.
  (func $coverColors
    (param $upper i32) (param $lower i32) (param $count i32)
    (param $cb v128) (param $cr v128) (param $opacity v128) (param $u i32) (param $v i32)
    (local $end i32) (local $covered v128)
    (local.set $end (i32.add (local.get $upper) (local.get $count)))
    (loop $blocks
      (local.set $covered
        (i16x8.shr_u
          (i16x8.add
            (i16x8.add
              (i16x8.extadd_pairwise_i8x16_u (v128.load (local.get $upper)))
              (i16x8.extadd_pairwise_i8x16_u (v128.load (local.get $lower))))
            (v128.const i16x8 2 2 2 2 2 2 2 2))
          (i32.const 2)))
      (v128.store64_lane 0
        (local.get $u)
        (i8x16.narrow_i16x8_u
          (call $cover
            (i16x8.extend_low_i8x16_u (v128.load64_zero (local.get $u)))
            (local.get $cb) (local.get $covered) (local.get $opacity))
          (local.get $cb)))
      (v128.store64_lane 0
        (local.get $v)
        (i8x16.narrow_i16x8_u
          (call $cover
            (i16x8.extend_low_i8x16_u (v128.load64_zero (local.get $v)))
            (local.get $cr) (local.get $covered) (local.get $opacity))
          (local.get $cr)))
      (local.set $upper (i32.add (local.get $upper) (i32.const 16)))
      (local.set $lower (i32.add (local.get $lower) (i32.const 16)))
      (local.set $u (i32.add (local.get $u) (i32.const 8)))
      (local.set $v (i32.add (local.get $v) (i32.const 8)))
      (br_if $blocks (i32.lt_u (local.get $upper) (local.get $end)))))

  ;; `table`, `row`, `upper` and `lower` are room to work in.
  (func (export "stamp")
    (param $entry i32) (param $count i32) (param $frame i32) (param $width i32) (param $height i32)
    (param $table i32) (param $row i32) (param $upper i32) (param $lower i32)
    (local $end i32) (local $tableEnd i32) (local $columns i32) (local $last i32)
    (local $x i32) (local $y i32) (local $v i32) (local $step i32) (local $to i32) (local $half i32)
    (local $luma v128) (local $cb v128) (local $cr v128) (local $opacity v128)
    (local.set $half (i32.shr_u (local.get $width) (i32.const 1)))
    (local.set $end
      (i32.add (local.get $entry) (i32.mul (local.get $count) (i32.const 48))))
    (block $done
      (loop $stamps
        (br_if $done (i32.ge_u (local.get $entry) (local.get $end)))
        (local.set $x (i32.load offset=8 (local.get $entry)))
        (local.set $y (i32.load offset=12 (local.get $entry)))
        (local.set $columns (i32.load offset=16 (local.get $entry)))
        (local.set $last
          (i32.add (local.get $y) (i32.load offset=20 (local.get $entry))))
        (local.set $v (i32.load offset=32 (local.get $entry)))
        (local.set $step (i32.load offset=36 (local.get $entry)))
        (local.set $opacity (i16x8.splat (i32.load offset=40 (local.get $entry))))
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
        (loop $rows
          (call $maskRow
            (i32.load (local.get $entry)) (i32.load offset=4 (local.get $entry))
            (local.get $v) (local.get $row))
          (call $stretch
            (local.get $row) (local.get $table) (local.get $tableEnd)
            (local.get $columns) (local.get $upper))
          (local.set $v (i32.add (local.get $v) (local.get $step)))
          (call $maskRow
            (i32.load (local.get $entry)) (i32.load offset=4 (local.get $entry))
            (local.get $v) (local.get $row))
          (call $stretch
            (local.get $row) (local.get $table) (local.get $tableEnd)
            (local.get $columns) (local.get $lower))
          (local.set $v (i32.add (local.get $v) (local.get $step)))
          (local.set $to
            (i32.add
              (i32.add (local.get $frame) (local.get $x))
              (i32.mul (local.get $y) (local.get $width))))
          (call $coverRow
            (local.get $upper) (local.get $columns)
            (local.get $luma) (local.get $opacity) (local.get $to))
          (call $coverRow
            (local.get $lower) (local.get $columns)
            (local.get $luma) (local.get $opacity) (i32.add (local.get $to) (local.get $width)))
          (local.set $to
            (i32.add
              (i32.add
                (local.get $frame)
                (i32.mul (local.get $width) (local.get $height)))
              (i32.add
                (i32.shr_u (local.get $x) (i32.const 1))
                (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (local.get $half)))))
          (call $coverColors
            (local.get $upper) (local.get $lower) (local.get $columns)
            (local.get $cb) (local.get $cr) (local.get $opacity)
            (local.get $to)
            (i32.add
              (local.get $to)
              (i32.mul (local.get $half) (i32.shr_u (local.get $height) (i32.const 1)))))
          (local.set $y (i32.add (local.get $y) (i32.const 2)))
          (br_if $rows (i32.lt_u (local.get $y) (local.get $last))))
        (local.set $entry (i32.add (local.get $entry) (i32.const 48)))
        (br $stamps)))))
