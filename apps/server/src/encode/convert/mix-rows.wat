;; What a picture behind needs to become a frame: rows of one plane, mixed, stretched, and laid under
;; what is in front. See frame-mixer.ts for who calls it. All of them may read and write up to a block
;; beyond the end of a row.
(module
  (memory (import "frames" "memory") 1 65536 shared)

  ;; A row between two others: (256 - weight) parts of the first, weight parts of the second, 1 to 255.
  (func (export "mixRows")
    (param $first i32) (param $second i32) (param $weight i32) (param $count i32) (param $to i32)
    (local $end i32) (local $a v128) (local $b v128)
    (local $ka v128) (local $kb v128) (local $half v128)
    (local.set $ka (i8x16.splat (i32.sub (i32.const 256) (local.get $weight))))
    (local.set $kb (i8x16.splat (local.get $weight)))
    (local.set $half (i16x8.splat (i32.const 128)))
    (local.set $end (i32.add (local.get $first) (local.get $count)))
    (loop $blocks
      (local.set $a (v128.load (local.get $first)))
      (local.set $b (v128.load (local.get $second)))
      (v128.store
        (local.get $to)
        (i8x16.narrow_i16x8_u
          (i16x8.shr_u
            (i16x8.add
              (i16x8.add
                (i16x8.extmul_low_i8x16_u (local.get $a) (local.get $ka))
                (i16x8.extmul_low_i8x16_u (local.get $b) (local.get $kb)))
              (local.get $half))
            (i32.const 8))
          (i16x8.shr_u
            (i16x8.add
              (i16x8.add
                (i16x8.extmul_high_i8x16_u (local.get $a) (local.get $ka))
                (i16x8.extmul_high_i8x16_u (local.get $b) (local.get $kb)))
              (local.get $half))
            (i32.const 8))))
      (local.set $first (i32.add (local.get $first) (i32.const 16)))
      (local.set $second (i32.add (local.get $second) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $first) (local.get $end)))))

  ;; A row made longer or shorter, eight px at a time. What each of them is made of stands in a table,
  ;; 32 bytes for eight px: where to read (i32), where to write (i32), which of the px there (8 bytes),
  ;; and how much of its right neighbour, of 256 (8 times i16).
  (func (export "stretchRow")
    (param $from i32) (param $table i32) (param $end i32) (param $to i32)
    (local $at i32) (local $which v128) (local $a v128) (local $half v128)
    (local.set $half (i16x8.splat (i32.const 128)))
    (loop $blocks
      (local.set $at (i32.add (local.get $from) (i32.load (local.get $table))))
      (local.set $which (v128.load64_zero offset=8 (local.get $table)))
      (local.set $a
        (i16x8.extend_low_i8x16_u
          (i8x16.swizzle (v128.load (local.get $at)) (local.get $which))))
      ;; a + (b - a) * weight / 256. In between it may not fit into 16 bits; the sum does again.
      (v128.store64_lane 0
        (i32.add (local.get $to) (i32.load offset=4 (local.get $table)))
        (i8x16.narrow_i16x8_u
          (i16x8.shr_u
            (i16x8.add
              (i16x8.add (i16x8.shl (local.get $a) (i32.const 8)) (local.get $half))
              (i16x8.mul
                (i16x8.sub
                  (i16x8.extend_low_i8x16_u
                    (i8x16.swizzle (v128.load offset=1 (local.get $at)) (local.get $which)))
                  (local.get $a))
                (v128.load offset=16 (local.get $table))))
            (i32.const 8))
          (local.get $half)))
      (local.set $table (i32.add (local.get $table) (i32.const 32)))
      (br_if $blocks (i32.lt_u (local.get $table) (local.get $end)))))

  ;; How much of the ground is seen, of 255, as a Q15 number.
  (func $seen (param $hold v128) (result v128)
    (i16x8.add
      (i16x8.shl (local.get $hold) (i32.const 7))
      (i16x8.shr_u (local.get $hold) (i32.const 1))))

  ;; What is in front, and behind it as much of the ground as it lets through. `offset` is what stands
  ;; for nothing in this plane: 16 or 128. At least sixteen px; those left over at the end of the row
  ;; are done together with some that are done already.
  (func (export "layRow")
    (param $ground i32) (param $front i32) (param $hold i32) (param $offset i32)
    (param $count i32) (param $to i32)
    (local $x i32) (local $last i32) (local $nothing v128)
    (local $g v128) (local $f v128) (local $h v128)
    (local.set $nothing (i16x8.splat (local.get $offset)))
    (local.set $last (i32.sub (local.get $count) (i32.const 16)))
    (loop $blocks
      (local.set $g (v128.load (i32.add (local.get $ground) (local.get $x))))
      (local.set $f (v128.load (i32.add (local.get $front) (local.get $x))))
      (local.set $h (v128.load (i32.add (local.get $hold) (local.get $x))))
      (v128.store
        (i32.add (local.get $to) (local.get $x))
        (i8x16.narrow_i16x8_u
          (i16x8.add
            (i16x8.extend_low_i8x16_u (local.get $f))
            (i16x8.q15mulr_sat_s
              (i16x8.sub (i16x8.extend_low_i8x16_u (local.get $g)) (local.get $nothing))
              (call $seen (i16x8.extend_low_i8x16_u (local.get $h)))))
          (i16x8.add
            (i16x8.extend_high_i8x16_u (local.get $f))
            (i16x8.q15mulr_sat_s
              (i16x8.sub (i16x8.extend_high_i8x16_u (local.get $g)) (local.get $nothing))
              (call $seen (i16x8.extend_high_i8x16_u (local.get $h)))))))
      (if (i32.lt_u (local.get $x) (local.get $last))
        (then
          (local.set $x (i32.add (local.get $x) (i32.const 16)))
          (if (i32.gt_u (local.get $x) (local.get $last))
            (then (local.set $x (local.get $last))))
          (br $blocks))))))
